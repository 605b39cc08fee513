import { mendedHash } from '../../logic/landing';

function mend() {
  const { hash } = window.location;
  const mended = mendedHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', mended);
}

// On import, before Gatsby's router reads the address, and before it hears of each change.
mend();
window.addEventListener('popstate', mend);
