import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type Dated, isPublished } from '../logic/publication';
import { articlePath, isExternal, sitePath } from '../logic/routes';
import { trailingSlash } from '../logic/setting';
import { edition } from './edition';

/** A rule of content/redirects.yaml as the host obeys it. */
export interface Rule {
  from: string;
  to: string;
  permanent?: boolean | null;
}

/** An article as its address has it. */
export interface Numbered {
  article_id: number;
  slug: string;
}

const target = (to: string) => (isExternal(to) ? to : sitePath(to, trailingSlash));

/**
 * The lines of Netlify's `_redirects`: the editors' rules first, then for each article one that sends its number with any
 * other slug to its address. Without `!` a file that exists wins, so that the right address answers itself.
 */
export function redirectLines(rules: readonly Rule[], articles: readonly Numbered[]): string[] {
  return [
    ...rules.map(({ from, to, permanent }) => `${from} ${target(to)} ${permanent === false ? 302 : 301}`),
    ...articles.map(({ article_id, slug }) => `/article/${article_id}/* ${target(articlePath(article_id, slug))} 301`),
  ];
}

/** Writes the redirects of a built site where the host looks for them: those of the content, and of the articles it holds. */
export async function writeRedirects({ graphql }: Pick<CreatePagesArgs, 'graphql'>, root = process.cwd()): Promise<void> {
  const { data } = await graphql<{ rules: { nodes: Rule[] }; articles: { nodes: (Numbered & Dated)[] } }>(`
    {
      rules: allRedirectRule(sort: { place: ASC }) {
        nodes {
          from
          to
          permanent
        }
      }
      articles: allArticle(sort: { article_id: ASC }) {
        nodes {
          article_id
          slug
          date
          draft
        }
      }
    }
  `);
  const articles = (data?.articles.nodes ?? []).filter((article) => isPublished(article, edition.audience, edition.today));
  await writeFile(join(root, 'public', '_redirects'), `${redirectLines(data?.rules.nodes ?? [], articles).join('\n')}\n`);
}
