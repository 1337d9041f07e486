import { createContext, use, type ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { BrandMark } from '../ui/brand';
import { say } from '../words/say';
import { LanguageSelect } from './language-select';
import styles from './entrance.module.css';

/** Whether the form stands in a dialog, which is its frame. */
export const InDialog = createContext(false);

/** The frame of the pages before the door: a form, and beside it an elevation of the thing that it is named after. */
export function Entrance(props: { title: string; lead: ReactNode; children: ReactNode }) {
  if (use(InDialog)) {
    return (
      <div className={`${styles['form']} ${styles['inDialog']}`}>
        <Heading slot="title" className={styles['title'] ?? ''}>
          {props.title}
        </Heading>
        <p className={styles['lead']}>{props.lead}</p>
        {props.children}
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <main className={styles['side']}>
        <div className={styles['brand']}>
          <BrandMark />
          Plinth
        </div>
        <div className={styles['form']}>
          <h1 className={styles['title']}>{props.title}</h1>
          <p className={styles['lead']}>{props.lead}</p>
          {props.children}
        </div>
        <div className={styles['foot']}>
          <p>{say('Your installation, your data. Nothing leaves this server.')}</p>
          <LanguageSelect isLabelHidden />
        </div>
      </main>
      <Elevation />
    </div>
  );
}

/** A plinth, drawn as a mason would: courses, centre line, measures. */
function Elevation() {
  const courses = [
    { x: 130, y: 250, width: 300 },
    { x: 150, y: 300, width: 260, height: 230 },
    { x: 120, y: 530, width: 320 },
    { x: 90, y: 580, width: 380 },
  ];
  return (
    <svg
      className={styles['drawing']}
      viewBox="0 0 560 760"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className={styles['grid']}>
        {Array.from({ length: 13 }, (_, index) => (
          <path key={index} d={`M${index * 50 - 20} 0V760M0 ${index * 64}H560`} />
        ))}
      </g>
      <g className={styles['stone']}>
        {courses.map(({ x, y, width, height = 50 }) => (
          <rect key={y} {...{ x, y, width, height }} />
        ))}
      </g>
      <g className={styles['joint']}>
        <path d="M280 300V376M215 376V453M345 376V453M280 453V530M150 376H410M150 453H410" />
        <path d="M230 530V580M330 530V580M185 580V630M280 580V630M375 580V630" />
      </g>
      <path className={styles['ground']} d="M20 630H540" />
      <path className={styles['hatch']} d={hatch()} />
      <g className={styles['measure']}>
        <path d="M280 232V690" strokeDasharray="18 5 3 5" />
        <path d="M500 250V630M492 250H508M492 530H508M492 580H508M492 630H508M492 300H508" />
        <path d="M130 214H430M130 206V222M430 206V222" />
        <text x="280" y="202" textAnchor="middle">
          1200
        </text>
        <text x="522" y="446" textAnchor="middle" transform="rotate(90 522 446)">
          1520
        </text>
      </g>
    </svg>
  );
}

function hatch(): string {
  return Array.from({ length: 26 }, (_, index) => `M${32 + index * 20} 632l-14 16`).join('');
}
