import type { Edit } from '../site-proxy';

const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs;
const noscript = /<noscript[^>]*>(.*?)<\/noscript>/gs;

/** A page as a browser shows it whose scripts are turned off: none runs, and what is meant for that case is there. */
export const withoutScripts: Edit = (answer) => {
  if (!answer.type.startsWith('text/html')) return answer;
  const body = answer.body.toString().replaceAll(scripts, '').replaceAll(noscript, '$1');
  return { ...answer, body: Buffer.from(body) };
};
