import { redirectSchema } from '../../schema/lists';
import { getEntries } from '../check/read/content';
import { matchesPattern } from '../check/rules/routes';
import { getOffset } from '../check/read/source-file';
import { choiceParser, schemaParser } from './parse-answers';
import { toYaml } from './serialize-content';
import { atMost, createQuestion, getFirstAnswers, type Scaffold } from './scaffold-model';

const { from: fromSchema, to: toSchema } = redirectSchema.shape;
const target = 'redirects.yaml';

/** A redirect. It applies as soon as it is merged: it cannot be a draft. */
export const scaffoldRedirect: Scaffold = {
  name: 'redirect',
  questions: () => [
    createQuestion('from', 'The old path', '/old-page', schemaParser(fromSchema)),
    createQuestion('to', 'Where it leads now: a path, or an address elsewhere', '/our-story', schemaParser(toSchema)),
    createQuestion(
      'permanent',
      'yes, or no while the old path may come back',
      'no',
      choiceParser(['yes', 'no'], 'The answers are'),
      atMost(1),
    ),
  ],
  // The first match wins, so a new redirect goes above one that matches all its paths.
  plan: (answers, { content }) => {
    const { from = '', to, permanent } = getFirstAnswers(answers);
    const redirects = getEntries(content, 'RedirectRule');
    const wider = redirects.find(({ value }) => value.from !== undefined && value.from !== from && matchesPattern(value.from, from));
    const entry = toYaml([{ from, to, permanent: permanent === 'no' ? false : undefined }]);
    const before = redirects[0]?.source.text ?? '';
    const offset = wider ? before.lastIndexOf('\n', getOffset(wider.source, wider.path)) + 1 : before.length;
    const gap = offset === before.length && before !== '' && !before.endsWith('\n') ? '\n' : '';
    return { target, files: { [target]: before.slice(0, offset) + gap + entry + before.slice(offset) }, isEdit: true };
  },
};
