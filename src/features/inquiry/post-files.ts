import type { InquiryResponse } from './submit-result';

/** How long an upload may make no progress, in milliseconds. */
const stallTimeout = 30_000;

/**
 * Posts a form with files. `fetch` does not report how much has been sent, so this is an XMLHttpRequest.
 * @param onProgress is called with the part that has been sent, from 0 to 1, and with null at the end.
 * @throws {TypeError} when there is no response, or no progress for thirty seconds.
 */
export function postFiles(url: string, body: FormData, onProgress: (part: number | null) => void): Promise<InquiryResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallTimeout);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(loaded / total);
    };
    request.onload = () =>
      resolve({ status: request.status, body: request.responseText, retryAfter: request.getResponseHeader('retry-after') });
    request.onerror = request.onabort = () => reject(new TypeError());
    request.onloadend = () => {
      clearTimeout(timer);
      onProgress(null);
    };
    request.open('POST', url);
    request.send(body);
    onProgress(0);
    wait();
  });
}
