import { ButtonLink } from '../../parts/button/button';
import { Navbar } from '../../parts/navbar/navbar';
import { usePage } from '../../parts/page-context';
import styles from './not-found.module.css';

/** What a site says where it has no page. */
export function NotFoundContent() {
  const { words, wordsMarks } = usePage();
  return (
    <section className={styles['page']} {...wordsMarks}>
      <p className={styles['code']}>404</p>
      <h1 className={styles['title']}>{words.notFound.title}</h1>
      <p className={styles['text']}>{words.notFound.text}</p>
      <ButtonLink link="/">{words.notFound.back}</ButtonLink>
    </section>
  );
}

/** The site's bar without the header section that it usually stands in, but in that section's colours. */
export function NotFoundBar({ colorMode }: { colorMode: string }) {
  return (
    <div data-color-mode={colorMode}>
      <Navbar variant="plain" />
    </div>
  );
}
