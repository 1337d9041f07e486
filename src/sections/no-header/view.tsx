import { Navbar } from '../../parts/navbar/navbar';
import styles from './view.module.css';

export function NoHeaderView() {
  return (
    <div className={styles['header']}>
      <Navbar />
    </div>
  );
}
