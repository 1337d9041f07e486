// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { findContrast } from '../../core/checks/contrast';
import { History } from '../../core/draft/history';
import { readDocument } from '../../core/draft/read-document';
import { catalogue, edit, makeDraft } from '../../core/draft/testing/test-site';
import type { LiveDraft } from '../live/live-draft';
import { FindingList } from './finding-list';

afterEach(cleanup);

it('a finding that can be mended at once has a button for it, which is one step of undo', () => {
  const draft = makeDraft();
  const palette = { secondary: { normal: '#f5e663' } };
  edit(draft, { edit: 'setTheme', values: { palette } });
  const history = new History(draft);
  const live = {
    draft,
    editAll: (edits: Parameters<History['applyAll']>[0]) => history.applyAll(edits),
  } as unknown as LiveDraft;
  const findings = findContrast(readDocument(draft), catalogue);
  render(
    <FindingList {...{ live, findings }} site={{ id: 's1' }} canvas={null} onLeave={() => {}} />,
  );
  const now = () => readDocument(draft).theme.palette.secondary.normal;
  fireEvent.click(screen.getByRole('button', { name: /^Use #[0-9a-f]{6}$/ }));
  expect(
    screen.getByText(new RegExp(`^The colour #f5e663 .* Pages show ${now()} there\\.$`)),
  ).toBeTruthy();
  history.undo();
  expect(now()).toBe('#f5e663');
});
