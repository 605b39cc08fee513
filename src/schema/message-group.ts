import { z } from 'zod';
import { copy } from './field-types';

/** A group of interface messages, from the name of each to its purpose. */
export const messageGroup = <K extends string>(id: string, description: string, fields: Record<K, string>) =>
  z
    .strictObject(
      Object.fromEntries(Object.entries(fields).map(([key, what]) => [key, copy(what as string)])) as Record<K, ReturnType<typeof copy>>,
    )
    .meta({ id, description });
