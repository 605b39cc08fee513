/** The fewest digits of a number: a local one outside Manila has seven. */
const minDigits = 7;
/** The fewest digits of a number with the 0 of the trunk and its area. */
const minTrunkDigits = 9;

/** The digits of a mobile behind 63 or the 0 of the trunk. Some begin with 8, like an area. */
export const mobileDigits = '(?:9\\d\\d|81[37]|89[5-8])\\d{7}';
/** A Philippine number there: a mobile, or an area and a number. */
const national = `(${mobileDigits}|[2-8]\\d{8})`;
/** What begins with such a number, in full: after 63, which is dialed without the 0 that many write; after a 0; or a mobile without either. Nine digits without one are an area and a number. */
const philippine = new RegExp(`^(?:630?|0)${national}|^(9\\d{9}(?=$|\\d{${minDigits}})|[2-8]\\d{8}$)`);
/** Two local numbers that nothing parts. */
const twoLocal = /^(?!0|639)(\d{8})(?=\d{8}$)|^(?!0)(\d{7})(?=\d{7}$)/;

/**
 * The numbers in digits that nothing but spaces, dots, dashes and brackets part. What is too short for another number is an extension. With the 0
 * of the trunk a number has at least `minTrunk` digits: fewer are the start of one that goes on.
 */
function readDigits(digits: string, minTrunk: number): string[] {
  if (digits.length < (digits.startsWith('0') ? minTrunk : minDigits)) return [];
  const [local] = twoLocal.exec(digits) ?? [];
  const [found, afterTrunk, bare] = philippine.exec(digits) ?? [];
  if (local !== undefined) return [local, ...readDigits(digits.slice(local.length), minTrunk)];
  if (found !== undefined) return [`+63${afterTrunk ?? bare}`, ...readDigits(digits.slice(found.length), minTrunk)];
  return [digits.replace(/^0+/, '+63')];
}

/** The numbers in a part of a text that has a plus at its start alone. The `(0)` of a number of another country is not dialed. */
function readPart(part: string, minTrunk: number): string[] {
  const marks = part.replace(/[^\d+()]/g, '').replace(/^[()]+/, '');
  const [sign = ''] = /^(?:\+[()]*)?(?:00|011(?=63))|^\+[()]*/.exec(marks) ?? [];
  const rest = marks.slice(sign.length);
  const isAbroad = sign !== '' && !rest.startsWith('0');
  const digits = (isAbroad ? rest.replace('(0)', '') : rest).replace(/\D/g, '');
  if (!isAbroad) return readDigits(digits, minTrunk);
  if (digits.startsWith('63')) return readDigits(digits.replace(/^630?/, '0'), minTrunk);
  return digits.length < minDigits ? [] : [`+${digits}`];
}

/**
 * The telephone numbers in what somebody wrote, each in one form however it is written: `+639175550100`, or its digits alone if it is local. Only a plus,
 * 00 and the 011 of America before 63 begin a number of another country; ten digits that begin with 9 are a mobile, and seven or eight stay local, because nobody knows their area.
 */
export function listPhones(text: string): string[] {
  const clean = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[[{<]/g, '(')
    .replace(/[\]}>]/g, ')')
    // The letter for a zero.
    .replace(/(\d)(o{1,4})(?!\p{L})|(^|[^\p{L}])o(?=\d)/giu, (_, digit: string | undefined, letters = '', before = '') =>
      digit === undefined ? `${before}0` : digit + '0'.repeat(String(letters).length),
    )
    // A sign behind the area, such as a slash, parts no numbers.
    .replace(/^(\D{0,9}(?:63 ?)?0?\d{1,3}\)?) ?[^\p{L}\d\s()+] ?(?=\d)/u, '$1 ');
  const phones = clean.split(/[^\d\s().+-]+|(?=\+)/).flatMap((part) => readPart(part, minTrunkDigits));
  // Signs that part no numbers otherwise, as in 0917_555_0100 and 0917/555/0100.
  return [...new Set(phones.length > 0 ? phones : readPart(clean.replace(/[^\d+]/g, ''), minDigits))];
}

/** The number to dial: the first one of a text, or else its digits. */
export const getPhone = (text: string): string => listPhones(text)[0] ?? text.replace(/\D/g, '');
