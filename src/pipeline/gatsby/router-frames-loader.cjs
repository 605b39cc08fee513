/** A webpack loader, see router-frames.ts. */
module.exports = (/** @type {string} */ source) => source.replace('requestAnimationFrame(', 'setTimeout(');
