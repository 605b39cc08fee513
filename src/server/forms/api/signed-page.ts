import { cleanValue } from '../../../domain/forms/form-validation';
import { toSingleLine } from '../../../domain/text';
import type { ServiceForm, ServiceMessages } from '../../../schema/service';
import type { StoredInquiry } from '../model/service-types';
import type { ApiDeps } from './dependencies';
import type { BodyFields } from './read-body';
import { type ApiResponse, type FieldError, type Markup, markup, type ResponsePage } from './response';

/** A request with a link that somebody was sent. */
export interface LinkRequest {
  token: string;
  query: Readonly<Record<string, string>>;
  clientIp: string | undefined;
  fields?: BodyFields;
}

export type Handler<Row> = (row: Row, deps: ApiDeps, request: LinkRequest) => Promise<ApiResponse> | ApiResponse;

/** The page of a signed link: the row that it names, what it shows, and what its buttons do. */
interface SignedPage<Row> {
  /** Reads the token, counts its use, and runs the handler for the row; without a row, or once the life of the link is over, it answers itself. */
  open: (request: LinkRequest, deps: ApiDeps, handle: (row: Row) => Promise<ApiResponse> | ApiResponse) => Promise<ApiResponse>;
  /** What the link shows. It changes nothing: mail programs open links on their own. */
  view: Handler<Row>;
  /** What the buttons do, by the value of the field `do`; a page with one button has none. */
  actions: Readonly<Record<string, Handler<Row>>>;
}

export type LinkHandler = (request: LinkRequest, deps: ApiDeps) => Promise<ApiResponse>;

/** Creates the handler of a page: it runs the action of the button that was pressed, or else shows the page. */
export const createSignedPage =
  <Row>({ open, view, actions }: SignedPage<Row>): LinkHandler =>
  (request, deps) =>
    open(request, deps, (row) => {
      const name = request.fields && (request.fields['do'] ?? '');
      const handle = typeof name === 'string' && Object.hasOwn(actions, name) ? actions[name]! : view;
      return handle(row, deps, request);
    });

export const toPage = (status: number, title: string, text: string, more?: Partial<ResponsePage>): ApiResponse => ({
  status,
  data: { message: title },
  page: { title, text, next: null, ...more },
});

/** The page for a link whose signature is not valid. */
export function createInvalidLinkResponse({ link_title: title, link_text: text }: ServiceMessages): ApiResponse {
  return { status: 404, data: { error: title }, page: { title, text } };
}

export const renderRow = (label: string, value: unknown): Markup => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** A form with one button, and fields before it; `hidden` are those that nobody sees. */
export const renderForm = (name: string, label: string, fields?: Markup, hidden?: Markup): Markup =>
  markup`<form method="post" class="staffAction${fields && markup` staffForward`}">
${hidden}${fields}
<button type="submit" name="do" value="${name}">${label}</button>
</form>`;

/** The second confirmation, without which nothing is erased. */
export const askToErase = (path: string, reference: string, text: string, messages: ServiceMessages): ApiResponse => {
  const details = markup`<form method="post" class="staffAction">
<label class="staffSure"><input type="checkbox" name="sure" value="yes" required> ${messages.staff_erase_sure}</label>
<button type="submit" name="do" value="erase">${messages.staff_erase_action}</button>
</form>
<p class="answerNotice"><a href="${path}">${messages.staff_erase_back}</a></p>`;
  return toPage(200, `${messages.staff_erase_title} ${reference}`, text, { details });
};

/** An inquiry that a link names. */
export interface NamedInquiry {
  inquiry: StoredInquiry;
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
