import { getEntries, type Content } from '../content';
import { createFieldFault } from '../fault';
import { entryRule, type Rule, type Rules } from '../rule';

const getYear = ({ today }: Content) => Number(today.slice(0, 4));

/** The company began in a year that has come, and its copyright ends later: years are counted from it. */
const companyYears: Rule = function* (content) {
  for (const site of getEntries(content, 'ContentSite')) {
    const { since, until } = site.value;
    if (since !== undefined && since > getYear(content))
      yield createFieldFault(site, ['since'], `\`since\` is ${since}, which is still to come. Write the year in which the company began.`);
    else if (since !== undefined && until !== undefined && until < since)
      yield createFieldFault(site, ['until'], `\`until\` is ${until}, before \`since\`, which is ${since}. Look at both years.`);
  }
};

/** A brand began in a year that has come. */
const brandYears: Rule = (content) =>
  entryRule('Brand', function* ({ value: { founded } }) {
    if (founded !== undefined && founded > getYear(content))
      yield [['founded'], `\`founded\` is ${founded}, which is still to come. Write the year in which the brand was founded.`];
  })(content);

export const siteRules: Rules = { companyYears, brandYears };
