import { type ContentKind, contentKinds, type ContentTypeName } from '../../schema/content-kinds';
import { type DecapField, createDecapField } from './decap-fields';
import { listFieldName } from './edit-mode/find-sources';

type KnownContentKind = (typeof contentKinds)[number];

/** A name in addresses: whether a file or folder has it too, and what stands before it. */
interface AddressName {
  is_file_name: boolean;
  prefix?: string;
}

/** The settings of a kind that the schema does not hold: labels, the slug of a new file, summary and sort order. */
interface CollectionMeta {
  label: string;
  singular?: string;
  slug?: string;
  /** The field that names an entry; `title` when left out. */
  title?: string;
  summary?: string;
  /** The field by which entries are in order, the lowest first or the highest. */
  sort?: { field: string; default_sort: 'asc' | 'desc' };
  /** The path of its page. */
  page?: string;
  /** The field whose number is unique. */
  number?: string;
  /** The fields that are there with one value of another field, and only then. */
  belongs?: Record<string, { field: string; value: string }>;
  /** The fields that hold a name in addresses, which is made from the title. */
  addresses?: Record<string, AddressName>;
}

// In the order of the sidebar: collections that change often come first.
const collectionMeta: Record<ContentTypeName, CollectionMeta> = {
  Article: {
    label: 'News and events',
    singular: 'article',
    slug: '{{fields.article_id}}-{{fields.slug}}',
    summary: '{{article_id}} · {{title}}',
    sort: { field: 'date', default_sort: 'desc' },
    number: 'article_id',
    belongs: { event: { field: 'kind', value: 'event' } },
    addresses: { slug: { is_file_name: true } },
    page: 'article/{{fields.article_id}}/{{fields.slug}}',
  },
  Brand: {
    label: 'Brands',
    singular: 'brand',
    slug: '{{fields.name}}',
    summary: '{{order}} · {{title}}',
    sort: { field: 'order', default_sort: 'asc' },
    number: 'order',
    addresses: { name: { is_file_name: true }, link: { is_file_name: true, prefix: '/brand-partners/' } },
    page: 'brand-partners/{{fields.name}}',
  },
  Showroom: {
    label: 'Showrooms',
    singular: 'showroom',
    slug: '{{fields.slug}}',
    title: 'name',
    sort: { field: 'order', default_sort: 'asc' },
    number: 'order',
    addresses: { slug: { is_file_name: true } },
    page: 'showrooms/{{fields.slug}}',
  },
  Document: { label: 'Documents', singular: 'document', slug: '{{fields.slug}}', sort: { field: 'revised', default_sort: 'desc' } },
  Opening: {
    label: 'Openings',
    singular: 'opening',
    slug: '{{fields.title}}',
    sort: { field: 'date', default_sort: 'desc' },
    page: 'careers/{{slug}}',
  },
  Page: {
    label: 'Pages',
    singular: 'page',
    slug: '{{fields.path}}',
    summary: '{{path}} · {{title}}',
    sort: { field: 'path', default_sort: 'asc' },
    addresses: { path: { is_file_name: false, prefix: '/' } },
    page: '{{fields.path}}',
  },
  ContactForm: {
    label: 'Forms',
    singular: 'form',
    slug: '{{fields.type}}',
    title: 'name',
    sort: { field: 'name', default_sort: 'asc' },
    addresses: { type: { is_file_name: true } },
    page: 'contact-us/{{fields.type}}',
  },
  Question: { label: 'Questions' },
  Shop: { label: 'Shops' },
  Category: { label: 'Categories', singular: 'category' },
  Room: { label: 'Rooms' },
  Material: { label: 'Materials' },
  Finish: { label: 'Finishes', singular: 'finish' },
  VocabularyEntry: { label: 'Words of visitors', singular: 'entry', title: 'words' },
  RedirectRule: { label: 'Redirects' },
  PrivacyNotice: { label: 'Privacy notice' },
  AccessibilityStatement: { label: 'Accessibility' },
  Navigation: { label: 'Navigation' },
  ContentText: { label: 'Small words' },
  ContentSite: { label: 'The company' },
};

/** A collection of the editing screen: a kind of content. */
export interface CmsCollection {
  name: ContentTypeName;
  label: string;
  format: string;
  /** How a file holds its entries. */
  contentFormat: ContentKind['format'];
  folder?: string;
  path?: string;
  extension?: string;
  /** The path of the page of an entry. */
  preview_path?: string;
  /** The file of a kind that has one file. */
  files?: { name: string; label: string; file: string; fields: DecapField[] }[];
  /** The fields of a file of a kind that has many files. */
  fields?: DecapField[];
  [setting: string]: unknown;
}

const pictureHint = '. A picture stands on a line of its own; two lines of pictures stand side by side';

/** The text below the fields of a file, with what the site shows in it: pictures in articles alone. */
const createBodyField = (hasPictures: boolean): DecapField => ({
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: true,
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: hasPictures ? ['image'] : [],
  hint: `A blank line begins a paragraph, ## a heading, > a quotation${hasPictures ? pictureHint : ''}`,
});

/** What a field of a new entry has before anybody writes it, and how it is written. */
function getEntryWidget(type: ContentTypeName, { name }: DecapField): Partial<DecapField> {
  const { number, addresses = {}, belongs = {}, title = 'title' } = collectionMeta[type];
  if (name === number) return { widget: 'next-number', collection: type };
  if (addresses[name]) return { widget: 'address-name', made_of: title, ...addresses[name] };
  if (belongs[name]) return { belongs_to: belongs[name] };
  // A new entry is published today, and is a draft until somebody says that it is not.
  if (name === 'date' && type !== 'PrivacyNotice') return { default: '{{now}}' };
  return name === 'draft' ? { default: 'true' } : {};
}

function createKindFields({ type, format }: ContentKind): DecapField[] {
  const fields = createDecapField(type, { $ref: type }, true).fields!.map((field) => ({
    ...field,
    ...getEntryWidget(type as ContentTypeName, field),
  }));
  return format === 'markdown' ? [...fields, createBodyField(type === 'Article')] : fields;
}

const mediaSettings = { media_folder: '/content/pictures' };

function createFileCollection(kind: KnownContentKind): Partial<CmsCollection> {
  const { label, singular } = collectionMeta[kind.type];
  const fields = createKindFields(kind);
  const summary = fields.find(({ widget }) => widget === 'text-line') ?? fields[0]!;
  const entries: DecapField = {
    name: listFieldName,
    label,
    widget: 'list',
    required: false,
    collapsed: true,
    default: [],
    label_singular: singular ?? label.toLowerCase().replace(/s$/, ''),
    fields,
    summary: `{{fields.${summary.name}}}`,
  };
  const name = kind.files.replace('.yaml', '');
  const file = { name, label, file: `content/${kind.files}`, fields: kind.format === 'list' ? [entries] : fields };
  return { files: [file], ...mediaSettings, public_folder: './pictures', editor: { preview: kind.type !== 'RedirectRule' } };
}

function createFolderCollection(kind: KnownContentKind): Partial<CmsCollection> {
  const [folder, rest] = kind.files.split('/*') as [string, string];
  const { singular, slug, title = 'title', summary = `{{${title}}}`, sort, page } = collectionMeta[kind.type];
  const hasFolders = rest.startsWith('/');
  const fields = createKindFields(kind);
  return {
    folder: `content/${folder}`,
    ...(hasFolders
      ? { path: `{{slug}}${rest.replace(/\.\w+$/, '')}`, media_folder: '', public_folder: '' }
      : { ...mediaSettings, public_folder: '../pictures' }),
    extension: rest.replace(/^.*\./, ''),
    create: true,
    label_singular: singular,
    slug,
    identifier_field: title,
    // `admin-app/format` says when it is published, and whether it is a draft.
    summary: `${summary}{{$state}}`,
    sortable_fields: sort === undefined || sort.field === title ? [sort] : [sort, title],
    preview_path: page,
    fields,
  };
}

/** Every kind of content as a collection of the editing screen, with fields folded from its schema. */
export function createCollections(): CmsCollection[] {
  return (Object.keys(collectionMeta) as ContentTypeName[]).map((name) => {
    const kind = contentKinds.find(({ type }) => type === name)!;
    return {
      name,
      label: collectionMeta[name].label,
      format: `content-${name}`,
      contentFormat: kind.format,
      ...(kind.files.includes('*') ? createFolderCollection(kind) : createFileCollection(kind)),
    };
  });
}
