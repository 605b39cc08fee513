import { toMinutes } from '../../../domain/dates/time-of-day';
import { findDuplicates } from '../duplicates';
import { orderRule } from '../order-rule';
import { entryRule, type Rule } from '../rule';

/** A showroom lists a holiday once. */
const uniqueHolidays = entryRule('Showroom', function* ({ value: { holidays = [] } }) {
  for (const { index, key } of findDuplicates(holidays, (holiday) => holiday?.date))
    yield [['holidays', index, 'date'], `${key} is listed twice. Keep one of the two.`];
});

/** Doors close after they open. */
const showroomHours = entryRule('Showroom', function* ({ value }) {
  for (const name of ['hours', 'holidays'] as const)
    for (const [index, { opens, closes } = {}] of (value[name] ?? []).entries())
      if (opens !== undefined && closes !== undefined && toMinutes(closes) <= toMinutes(opens))
        yield [
          [name, index, 'closes'],
          `The doors close at ${closes}, and they open at ${opens}. They must close after they open; look at AM and PM.`,
        ];
});

/** The slug of a showroom is the name of its folder. */
const showroomFolders = entryRule('Showroom', function* ({ source: { name: folder }, value: { slug } }) {
  if (slug !== undefined && slug !== folder)
    yield [['slug'], `The folder is named \`${folder}\`, and the showroom \`${slug}\`. Write \`${folder}\`, or rename the folder.`];
});

export const showroomRules: readonly Rule[] = [showroomFolders, orderRule('Showroom'), uniqueHolidays, showroomHours];
