import { handleChunkErrors } from './load-document';
import { interceptPopstate } from './navigate';

// On import, so that these listeners come before Gatsby's own for `popstate` and failed chunks.
interceptPopstate();
handleChunkErrors();
