import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { createSampleInquiry, createSampleMail, sampleTime } from './inquiry.fixture';
import { useStore } from './store.fixture';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  const numbers = async () => {
    const rows = await context.database.query<{ number: number | string }>('SELECT number FROM inquiry ORDER BY number');
    return rows.map(({ number }) => Number(number));
  };

  test('[A3] an inquiry is stored once for each key, whatever its values, also in parallel', async () => {
    const both = await Promise.all(
      Array.from({ length: 8 }, (__, index) =>
        context.store.addInquiry(createSampleInquiry('same', { values: { name: String(index) } }), createSampleMail, sampleTime),
      ),
    );
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(1);
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
    const again = await context.store.addInquiry(createSampleInquiry('same', { values: { name: 'other' } }), createSampleMail, sampleTime);
    expect(again).toEqual({ reference: both[0]!.reference, isNew: false });
    expect(await context.store.listInquiries(false)).toHaveLength(1);
    expect(await context.store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
    expect(await context.store.findReference('same')).toBe(both[0]!.reference);
  });

  test('[A3] inquiries are numbered without gaps after duplicates and errors', async () => {
    const faulty = context.store.addInquiry(
      createSampleInquiry('faulty'),
      () => {
        throw new TypeError('No mail');
      },
      sampleTime,
    );
    await expect(faulty).rejects.toThrow(TypeError);
    await Promise.all(
      Array.from({ length: 30 }, (__, index) =>
        context.store.addInquiry(createSampleInquiry(`key ${index % 20}`), createSampleMail, sampleTime),
      ),
    );
    expect(await numbers()).toEqual(Array.from({ length: 20 }, (__, index) => index + 1));
    expect(await context.store.countOutbox()).toEqual({ waiting: 20, dead: 0 });
  });

  test('[A5] a suspected inquiry is stored but not mailed', async () => {
    const { reference } = await context.store.addInquiry(createSampleInquiry('one', { isSuspected: true }), createSampleMail, sampleTime);
    expect(await context.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    expect(await context.store.listInquiries(false)).toEqual([]);
    expect(await context.store.listInquiries(true)).toEqual([
      { ...createSampleInquiry('one', { isSuspected: true }), files: undefined, reference, receivedAt: sampleTime, answeredAt: null },
    ]);
    expect(await context.store.getInquiry(reference)).toMatchObject({ key: 'one', values: createSampleInquiry('').values });
  });
});
