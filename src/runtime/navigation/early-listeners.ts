import { handleChunkErrors } from './load-document';
import { interceptPopstate } from './navigate';

// On import, before Gatsby's own code hears of a step back or forward, or of a piece of code that did not come.
interceptPopstate();
handleChunkErrors();
