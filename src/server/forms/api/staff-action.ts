import { toSingleLine } from '../../../domain/text';
import { cleanValue } from '../../../domain/forms/form-validation';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { StoredInquiry } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import type { BodyFields } from './read-body';
import type { ApiResponse, FieldError, Markup } from './response';
import type { LinkRequest } from './signed-page';

/** An inquiry that a link names. */
export interface NamedInquiry {
  inquiry: StoredInquiry;
  /** The form of today's content; one without inputs if the content has no longer that form. */
  form: Pick<ServiceForm, 'name' | 'inputs'>;
}

export interface OpenedInquiry extends NamedInquiry {
  /** The link of the staff, and when it ends. */
  link: { token: string; expiresAt: Date };
}

/** What an action has done, after which the page says so; what is wrong with its fields; or a page of its own. */
export type StaffOutcome = { done: DoneAction } | { problems: readonly FieldError[] } | ApiResponse;

/** What can be done with an inquiry on the page of the staff. */
export interface StaffAction {
  /** The message of its button. */
  label: keyof ServiceMessages;
  /** Whether the page has it now: a second press finds that it has not, and changes nothing. */
  isOffered: (opened: OpenedInquiry, deps: ApiDeps) => boolean;
  /** The fields before its button; `fields` are those that were refused. */
  renderFields?: (opened: OpenedInquiry, deps: ApiDeps, fields: BodyFields) => Markup;
  run: (opened: OpenedInquiry, deps: ApiDeps, request: LinkRequest & { fields: BodyFields }) => Promise<StaffOutcome>;
}

/** The actions after which the page says what was done, and that a visitor is to be called because no mail goes to them. */
export const doneActions = ['answered', 'reopened', 'forwarded', 'released', 'confirmed', 'moved', 'refused', 'unmailed'] as const;
export type DoneAction = (typeof doneActions)[number];

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A sentence on one line that says something, cleaned; undefined if it is none or longer than `maxLength` UTF-16 units. */
export function readSentence(value: unknown, maxLength: number): string | undefined {
  const sentence = cleanValue('text', toText(value));
  const isSentence = /[\p{L}\p{N}\p{S}]/u.test(sentence) && sentence.length <= maxLength && toSingleLine(sentence) === sentence;
  return isSentence ? sentence : undefined;
}
