import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { createFormsStore, type FormsStore } from './store';
import { addSample, afterSampleTime, sampleEffects, sampleTime, useStore } from './store.fixture';

const hourMs = 3_600_000;
const closure = { showroom: 'bgc', from: sampleTime, until: afterSampleTime(48 * hourMs), reason: 'Flood' };

describe.each(databaseKinds)('[A2] bookings beside a closing, in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);
  /** The stores of processes on one database. The embedded one has one process. */
  let stores: FormsStore[];

  beforeAll(async () => {
    const open = async () => createFormsStore((await context.databases.open(context.location)).database);
    stores = context.databases.isServer ? await Promise.all([open(), open(), open(), open()]) : [context.store];
  });
  afterAll(() => Promise.all(stores.filter((store) => store !== context.store).map((store) => store.close())));

  const listUntold = () =>
    context.database
      .query(`SELECT number FROM inquiry JOIN notice ON showroom = visit_showroom AND from_at <= visit_at AND until_at > visit_at
      WHERE notice.ended_at IS NULL AND told_at IS NULL`);

  test('[W8] every booking that is stored while its showroom is being closed is told, of many processes too', async () => {
    const counts: number[] = [];
    const fulfilled: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const visit = { showroom: `bgc ${round}`, at: afterSampleTime(hourMs) };
      const book = (store: FormsStore, index: number) => addSample(store, `${round} ${index}`, { visit });
      const bookings = Array.from({ length: 24 }, (__, index) => book(stores[index % stores.length]!, index));
      const given = Promise.race(bookings).then(() =>
        stores.at(-1)!.giveNotice({ ...closure, showroom: visit.showroom }, sampleEffects, sampleTime),
      );
      const outcomes = await Promise.all(bookings);
      await given;
      fulfilled.push(outcomes.filter((outcome) => 'reference' in outcome).length);
      counts.push((await listUntold()).length);
    }
    expect(counts).toEqual(counts.map(() => 0));
    expect(Math.max(...fulfilled)).toBeGreaterThan(0);
  });

  test('[W8, A10] whoever is promised an answer while a notice is given is promised it by the hours that run', async () => {
    const before = { dueAt: afterSampleTime(hourMs), remindAt: sampleTime };
    const after = { dueAt: afterSampleTime(72 * hourMs), remindAt: sampleTime };
    const getAnswer = (closures: readonly unknown[]) => (closures.length > 0 ? after : before);
    const effects = { ...sampleEffects, getAnswer: (__: unknown, closures: readonly unknown[]) => getAnswer(closures) };
    for (let round = 0; round < 6; round += 1) {
      const add = (store: FormsStore, index: number) => addSample(store, `${round} ${index}`, { answer: getAnswer });
      const added = Array.from({ length: 24 }, (__, index) => add(stores[index % stores.length]!, index));
      await Promise.race(added);
      await stores.at(-1)!.giveNotice(closure, effects, sampleTime);
      await Promise.all(added);
      const dues = await context.database.query<{ due: Date }>('SELECT DISTINCT answer_due_at AS due FROM inquiry');
      expect(dues).toEqual([{ due: after.dueAt }]);
      await stores.at(-1)!.endNotice('bgc', sampleEffects, sampleTime);
      await context.database.exec('DELETE FROM inquiry; DELETE FROM notice');
    }
  });
});
