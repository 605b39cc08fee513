import { Footer } from '../features/footer/footer';
import { Newsletter } from '../features/newsletter/newsletter';
import { Questions } from '../features/questions/questions';
import type { Chrome } from './chrome';

type FootProps = Pick<Chrome, 'site' | 'navigation' | 'showrooms' | 'questions'>;

/** The foot of every page with what is in it. */
export function Foot({ site, navigation, showrooms, questions }: FootProps) {
  return (
    <Footer
      site={site}
      navigation={navigation}
      showrooms={showrooms.nodes}
      newsletter={<Newsletter />}
      questions={<Questions questions={questions.nodes} />}
    />
  );
}
