import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './newsletter.module.css';

/** Where the forms' service answers; set at build time, the site's own by default. */
const apiBase = process.env.GATSBY_API_BASE ?? '/api';

/** The newsletter at the foot of every page: one field, one button. */
export function Newsletter() {
  const { newsletter } = useText();
  return (
    <div className={classes(grid.grid, styles.newsletter)}>
      <h2 className={styles.heading}>{newsletter.heading}</h2>
      <form className={styles.form} method="post" action={`${apiBase}/newsletter/`} noValidate>
        <label className={type.hidden} htmlFor="newsletter-email">
          {newsletter.label}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={newsletter.label}
          className={styles.input}
        />
        <button type="submit" className={classes(type.label, styles.submit)}>
          {newsletter.submit}
        </button>
      </form>
    </div>
  );
}
