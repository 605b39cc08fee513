import { addFiles } from './add-files';
import { FileList } from './file-list';
import { postFiles } from './post-files';
import { prepareFile } from './prepare-file';

/** What a form needs once a file is chosen. */
export const fileTools = { addFiles, FileList, postFiles, prepareFile };
