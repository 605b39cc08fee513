import { Footer } from '../features/footer/footer';
import { Newsletter } from '../features/newsletter/newsletter';
import { Questions } from '../features/questions/questions';
import type { SiteData } from './site-data';

type FooterIslandProps = Pick<SiteData, 'site' | 'navigation' | 'questions'>;

/** The footer of every page, with the newsletter and the questions in it. */
export function FooterIsland({ site, navigation, questions }: FooterIslandProps) {
  return (
    <Footer
      site={site}
      navigation={navigation}
      showrooms={navigation.showrooms}
      newsletter={<Newsletter />}
      questions={<Questions questions={questions.nodes} />}
    />
  );
}
