import { classNames } from '../class-names';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML that the build made of the content's Markdown, which allows no HTML of its own. */
  html: string;
  className?: string;
}

/** Paragraphs, lists and links from Markdown. */
export function Prose({ html, className }: ProseProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
