import { getContactPath } from '../domain/routes';
import { classNames } from '../ui/class-names';
import { getMessages } from '../ui/messages';
import * as type from '../ui/typography.module.css';

/** The forms that are answered with prices. */
const quotedForms = ['inquiry', 'showroom-visit'].map(getContactPath);

interface PriceNoteProps {
  /** The link that it stands beside. */
  to: string;
  className?: string;
}

/** How prices are given and by when, beside a link that invites to ask for them; nothing beside another link. */
export function PriceNote({ to, className }: PriceNoteProps) {
  const { form } = getMessages();
  const [path = ''] = to.split(/[?#]/);
  return quotedForms.includes(path) ? (
    <p className={classNames(type.small, className)} data-print="none">
      {form.price}
    </p>
  ) : null;
}
