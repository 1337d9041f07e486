import { expect, test } from './gallery';
import { EVERYTHING, inspect, openBlank } from './inspect';

const broken = (name: string, markup: string) => ({
  name,
  language: 'en',
  direction: 'ltr',
  theme: ':root{--surface:#fff;--text:#222}',
  markup: `<main data-section=""><h1>Title</h1>${markup}</main>`,
  problems: [],
});

// A test that finds nothing proves something only when it would have found it.
test('what is wrong with a page is seen', async ({ page, gallery }) => {
  await openBlank(page, gallery.origin);
  const findings = await inspect(
    page,
    [
      broken('wide', '<div style="width:900px">x</div>'),
      broken(
        'cut',
        '<div style="overflow:clip"><button style="margin-left:300px">Buy</button></div>',
      ),
      broken('heaped', '<p>Words under</p><p style="margin-top:-2.2em">Words over</p>'),
      broken('pale', '<p style="color:#ccc;background:#fff">Pale words</p>'),
      broken('nameless', '<button></button>'),
      // No picture at all, so that no answer has to be waited for.
      broken('alive', '<img src="data:," alt="" onerror="alert(1)">'),
      broken('good', '<p>Words</p>'),
    ],
    { width: 320, audit: EVERYTHING },
  );
  expect(findings.map((finding) => finding.replace(/ at 320 px in 1 combinations/, ''))).toEqual([
    expect.stringMatching(/^scrolls sideways by \d+ px: DIV .*wide$/),
    expect.stringMatching(/^cut off: BUTTON .*cut$/),
    expect.stringMatching(/^words on words: P  and P .*heaped$/),
    expect.stringMatching(/^color-contrast \(1\).*pale$/),
    expect.stringMatching(/^button-name \(1\).*nameless$/),
    expect.stringMatching(/^a text became a script.*(alive|good)$/),
  ]);
});
