/** What is read of a pull request, as the REST API of GitHub has it (docs.github.com/en/rest). */
export interface PullRequest {
  number: number;
  html_url: string;
  state: 'open' | 'closed';
  merged_at: string | null;
  merge_commit_sha: string;
  mergeable: boolean | null;
  head: { ref: string; sha: string };
}

/** What GitHub says of a pull request, the commit at its head, and whether the published site is built with it. */
export interface PullAnswers {
  pull: PullRequest;
  runs: { id: number; name: string; conclusion: string | null; html_url: string; output: { annotations_count: number } }[];
  statuses: { context: string; state: string; target_url: string }[];
  annotations: { path: string; start_line: number; annotation_level: string; message: string; blob_href: string }[];
  isLive: boolean;
}

/** E9, E10: a repository on GitHub, for the account that is signed in. */
export function openGitHub(repo: string, getToken: () => Promise<string>) {
  /** @throws {Error} with the words of GitHub when it refuses. */
  const ask = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const headers = { Authorization: `token ${await getToken()}`, Accept: 'application/vnd.github+json' };
    const init = { method, headers, cache: 'no-store' as const, ...(body ? { body: JSON.stringify(body) } : {}) };
    const response = await fetch(`https://api.github.com/repos/${repo}/${path}`, init);
    const answer = response.status === 204 ? undefined : ((await response.json()) as unknown);
    if (!response.ok) throw new Error((answer as { message: string }).message);
    return answer as T;
  };

  /** Whether the published site is built from a commit, or from a later one. */
  const isBuilt = async (commit: string): Promise<boolean> => {
    const { built_from: built } = (await (await fetch('/admin/config.json', { cache: 'no-store' })).json()) as { built_from?: string };
    return built !== undefined && ['ahead', 'identical'].includes((await ask<{ status: string }>(`compare/${commit}...${built}`)).status);
  };

  return {
    ask,
    /** The newest pull request of a branch. */
    async findPull(branch: string, state: 'open' | 'all'): Promise<PullRequest | undefined> {
      const head = encodeURIComponent(`${repo.split('/')[0]!}:${branch}`);
      const [found] = await ask<PullRequest[]>(`pulls?state=${state}&per_page=1&head=${head}`);
      return found && ask<PullRequest>(`pulls/${found.number}`);
    },
    /** What is known of a pull request that is open or was published. */
    async readAnswers(pull: PullRequest): Promise<PullAnswers> {
      const isLive = pull.merged_at !== null && (await isBuilt(pull.merge_commit_sha));
      if (pull.merged_at !== null) return { pull, runs: [], statuses: [], annotations: [], isLive };
      const commit = `commits/${pull.head.sha}`;
      const { check_runs: runs } = await ask<{ check_runs: PullAnswers['runs'] }>(`${commit}/check-runs?per_page=100`);
      const { statuses } = await ask<Pick<PullAnswers, 'statuses'>>(`${commit}/status?per_page=100`);
      const noted = runs.filter(({ output }) => output.annotations_count > 0);
      const lists = noted.map(({ id }) => ask<PullAnswers['annotations']>(`check-runs/${id}/annotations?per_page=100`));
      return { pull, runs, statuses, annotations: (await Promise.all(lists)).flat(), isLive };
    },
    /** Publishes a pull request as one commit, and takes its branch away. */
    async merge({ number, head: { ref, sha } }: PullRequest): Promise<void> {
      await ask(`pulls/${number}/merge`, 'PUT', { merge_method: 'squash', sha });
      await ask(`git/refs/heads/${ref}`, 'DELETE');
    },
  };
}
