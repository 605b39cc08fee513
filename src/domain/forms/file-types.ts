/** The types of file that a form accepts: the file name extension, and the media type. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

export type FileType = keyof typeof fileTypes;
