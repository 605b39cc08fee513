/** A webpack loader, see runtime-modules.ts. */
module.exports = (/** @type {string} */ source) => source.replace('requestAnimationFrame(', 'setTimeout(');
