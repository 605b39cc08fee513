import { expect, jest, test } from '@jest/globals';
import { importOnce } from './on-demand';

test('[B4] code is fetched once, and again after a failure', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const load = importOnce(fetch);
  await expect(load()).rejects.toThrow('gone');
  await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
