import { z } from 'zod';
import { copy } from './field-types';

/** A group of small words: what each is for, by its name. */
export const messageGroup = <K extends string>(id: string, description: string, fields: Record<K, string>) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(fields).map(([key, what]) => [key, copy(what as string)])) as Record<K, ReturnType<typeof copy>>,
    )
    .meta({ id, description });
