interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: { mangle?: object } } };
}

/**
 * The nth shortest name, letters first, as the minimizer asks for it. It stands alone: it is sent to other processes as text. A name
 * that is a word of the language is passed over by the minimizer.
 */
export function nthIdentifier(place: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';
  const later = `${letters}0123456789`;
  let rest = place;
  let name = '';
  for (let base = letters; ; base = later) {
    name += base[rest % base.length]!;
    rest = Math.floor(rest / base.length);
    if (rest === 0) return name;
    rest -= 1;
  }
}

/**
 * Has short names given out in a fixed order. The minimizer's own order follows how often each letter stands in a file, and so the hashes
 * that the bundler writes there for the time being, which differ from one build of the same code to the next.
 */
export function setDeterministicMangle(minimizers: readonly Minimizer[]): void {
  for (const { constructor, options } of minimizers) {
    const written = options?.minimizer?.options;
    if (constructor.name === 'TerserPlugin' && written) written.mangle = { ...written.mangle, nth_identifier: { get: nthIdentifier } };
  }
}
