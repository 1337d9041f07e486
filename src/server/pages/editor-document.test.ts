import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorDocument } from './editor-document';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plinth-editor-'));
  fs.mkdirSync(path.join(folder, '.vite'));
  fs.writeFileSync(
    path.join(folder, 'editor.html'),
    '<head><meta nonce="__NONCE__"><title>Plinth</title><script src="/assets/editor.js"></script></head><body></body>',
  );
  fs.writeFileSync(
    path.join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'editor.html': { file: 'assets/editor.js', imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js' },
      '_yjs.js': { file: 'assets/yjs.js', css: ['assets/shared.css'] },
      'src/editor/workspace/workspace-page.tsx': {
        file: 'assets/workspace.js',
        imports: ['editor.html', '_yjs.js', '_react.js'],
        css: ['assets/workspace.css', 'assets/shared.css'],
      },
    }),
  );
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const documentAt = (pathname: string) => editorDocument(folder, pathname, 'abc') ?? '';

test.each(['/sites/s1', '/sites/s1/', '/sites/s1/pages/p1', '/sites/s1/theme'])(
  '%s names the editor’s scripts and styles that its entry doesn’t, each once',
  (pathname) => {
    const links = [...documentAt(pathname).matchAll(/<link [^>]*rel="(\w+)"[^>]*href="([^"]+)"/g)];
    expect(links.map(([, rel, href]) => [rel, href])).toEqual([
      ['modulepreload', '/assets/workspace.js'],
      ['modulepreload', '/assets/yjs.js'],
      ['preload', '/assets/workspace.css'],
      ['preload', '/assets/shared.css'],
    ]);
  },
);

test.each(['/', '/sites/new', '/sites/s1/inbox', '/sites/s1/releases', '/account', '/nowhere'])(
  '%s names nothing of the editor',
  (pathname) => {
    expect(documentAt(pathname)).not.toContain('<link');
  },
);

test('begins to load the canvas with the editor of a site, and nowhere else', () => {
  expect(documentAt('/sites/s1')).toContain('<iframe src="/canvas.html" hidden></iframe></body>');
  expect(documentAt('/sites/s1/inbox')).not.toContain('<iframe');
});

test('connects to the draft before anything else with the editor of a site, and nowhere else', () => {
  expect(documentAt('/sites/s1')).toMatch(/^<head><meta nonce="abc"><script>.*<\/script><title>/s);
  expect(documentAt('/sites/s1/inbox')).not.toContain('WebSocket');
});

test('bears the nonce of its answer', () => {
  expect(documentAt('/sites/s1')).toContain('nonce="abc"');
});

test('is nothing without a build', () => {
  expect(editorDocument(path.join(folder, 'none'), '/', 'abc')).toBeNull();
});
