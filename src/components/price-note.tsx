import { deliveryPath, getContactPath } from '../domain/routes';
import { classNames, kit } from '../ui/kit';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';

/** The forms that are answered with prices. */
const quotedForms = ['inquiry', 'showroom-visit'].map(getContactPath);

interface PriceNoteProps {
  /** The link that it stands beside. */
  to: string;
  className?: string;
}

/** How prices are given and by when, and what follows an order (W11), beside a link that invites to ask for them; nothing beside another link. */
export function PriceNote({ to, className }: PriceNoteProps) {
  const { form } = useMessages();
  const [path = ''] = to.split(/[?#]/);
  return quotedForms.includes(path) ? (
    <p className={classNames(kit.small, className)} data-print="none">
      {form.price}{' '}
      <Link to={deliveryPath} className={classNames(kit.closing, kit.target)}>
        {form.delivery}
      </Link>
    </p>
  ) : null;
}
