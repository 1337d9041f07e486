// @vitest-environment jsdom
import { expect, it } from 'vitest';
import './canvas-document';

it('marks a picture that fails, as a published page does, until another file takes its place', () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(picture.dataset['failed']).toBe('');
  picture.dispatchEvent(new Event('load'));
  expect(picture.dataset['failed']).toBeUndefined();
});
