const timeout = 15_000;
const atOnce = 8;

/** What answers in place of a page that is there but wants a person or a password. */
const isThere = (status: number): boolean => status < 400 || [401, 403, 405, 429].includes(status);

async function findProblem(address: string, request: typeof fetch): Promise<string | undefined> {
  try {
    const response = await request(address, { signal: AbortSignal.timeout(timeout), headers: { accept: 'text/html,*/*' } });
    await response.body?.cancel();
    return isThere(response.status) ? undefined : `status ${response.status}`;
  } catch (error) {
    const { name, message, cause } = error as Error;
    return name === 'TimeoutError' ? `no answer in ${timeout / 1_000} s` : ((cause as NodeJS.ErrnoException | undefined)?.code ?? message);
  }
}

/** Why addresses do not answer, by address. Each is asked twice before it is called dead. */
export async function findDeadLinks(addresses: Iterable<string>, request: typeof fetch = fetch): Promise<Map<string, string>> {
  const problems = new Map<string, string | undefined>(Array.from(addresses, (address) => [address, undefined]));
  const queue = [...problems.keys()].values();
  const work = async () => {
    for (const address of queue) problems.set(address, (await findProblem(address, request)) && (await findProblem(address, request)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...problems].filter((entry): entry is [string, string] => entry[1] !== undefined));
}
