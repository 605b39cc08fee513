import { classNames } from './kit';
import * as styles from './prose.module.css';

interface ProseProps {
  /** HTML that the build renders from Markdown in content, which allows no raw HTML. */
  html: string;
  className?: string;
}

/** Paragraphs, lists, tables and links from Markdown. */
export function Prose({ html, className }: ProseProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
