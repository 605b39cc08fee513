declare module 'decap-server/dist/middlewares' {
  import type { Express } from 'express';

  /** Answers `/api/v1` with the files of the folder GIT_REPO_DIRECTORY, or of this one. */
  export function registerLocalFs(app: Express, options?: { logLevel?: string }): Promise<void>;
}
