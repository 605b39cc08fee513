import { formatIsoDay } from '../../domain/date-formats';
import { addDays, getWeekday } from '../../domain/dates';

/** A day on which the country has a holiday each year. */
interface Holiday {
  day: string;
  name: string;
}

/** Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm of 1876). */
function getEaster(year: number): string {
  const century = Math.floor(year / 100);
  const [cycle, ofCentury] = [year % 19, year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((cycle + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return formatIsoDay(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The last Monday of August. */
function getNationalHeroesDay(year: number): string {
  let day = `${year}-08-31`;
  while (getWeekday(day) !== 'Monday') day = addDays(day, -1);
  return day;
}

/** The regular holidays of the Philippines whose days a calendar tells (Republic Act 9492). The two of Islam are proclaimed each year. */
const getHolidays = (year: number): Holiday[] => [
  { day: `${year}-01-01`, name: 'New Year’s Day' },
  { day: addDays(getEaster(year), -3), name: 'Maundy Thursday' },
  { day: addDays(getEaster(year), -2), name: 'Good Friday' },
  { day: `${year}-04-09`, name: 'Araw ng Kagitingan' },
  { day: `${year}-05-01`, name: 'Labor Day' },
  { day: `${year}-06-12`, name: 'Independence Day' },
  { day: getNationalHeroesDay(year), name: 'National Heroes Day' },
  { day: `${year}-11-30`, name: 'Bonifacio Day' },
  { day: `${year}-12-25`, name: 'Christmas Day' },
  { day: `${year}-12-30`, name: 'Rizal Day' },
];

/** The regular holidays of the twelve months from a day on. */
export function getComingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  const coming = [...getHolidays(year), ...getHolidays(year + 1)].filter(({ day }) => day >= today && day < end);
  return coming.sort((a, b) => a.day.localeCompare(b.day));
}
