import { isolateNumbers, numberRuns } from '../core/text/number-runs';
import type { PageInfo } from './page-context';

/** A visitor's page isolates each number within words from right to left: by an element where one can stand. */
export const isolatedNumbers: NonNullable<PageInfo['numbers']> = {
  inText: (text) =>
    numberRuns(text).map((piece, index) =>
      piece.isNumber ? (
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity of their own, nor an order to change
        <bdi key={index} dir="ltr">
          {piece.text}
        </bdi>
      ) : (
        piece.text
      ),
    ),
  inAttribute: isolateNumbers,
};
