const AXES = {
  content: ['sample', 'empty', 'minimum', 'maximum', 'hostile'],
  colorMode: ['LIGHT', 'DARK', 'EXTRALIGHT'],
  look: ['CORNERED', 'ROUNDED', 'SHARP'],
  orientation: ['LEFT', 'RIGHT'],
  direction: ['ltr', 'rtl'],
};

/** The gallery's first page: every section in its frame, in the combination that the links above choose. */
export function galleryIndex({ catalogue, combinationName }, query) {
  const chosen = Object.fromEntries(
    Object.entries(AXES).map(([axis, values]) => {
      const wanted = query.get(axis);
      return [axis, values.includes(wanted) ? wanted : values[0]];
    }),
  );
  const choices = Object.entries(AXES).map(([axis, values]) => {
    const links = values.map((value) => {
      const href = `?${new URLSearchParams({ ...chosen, [axis]: value })}`;
      const current = chosen[axis] === value ? ' aria-current="true"' : '';
      return `<a href="${href.replaceAll('&', '&amp;')}"${current}>${value}</a>`;
    });
    return `<p>${links.join('')}</p>`;
  });
  const frames = [...catalogue.keys()].map((section) => {
    const name = combinationName({ section, ...chosen });
    return `<section><h2><a href="/page/${name}">${section}</a></h2><iframe src="/page/${name}" title="${section}" loading="lazy"></iframe></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery of sections</title><style>${STYLE}</style></head>
<body><header><h1>Gallery</h1>${choices.join('')}</header>${frames.join('')}</body></html>`;
}

const STYLE = `
body{margin:0;font:14px/1.5 system-ui;background:#e9e9e7;color:#1a1a1a}
header{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:4px 24px;align-items:center;padding:8px 24px;background:#fff;border-bottom:1px solid #ccc;z-index:1}
h1{font-size:16px;margin:0}header p{display:flex;margin:0;gap:2px}
header a{padding:4px 8px;border-radius:4px;color:inherit;text-decoration:none}
header a[aria-current]{background:#1a1a1a;color:#fff}
section{margin:24px}h2{font-size:14px;margin:0 0 4px}
iframe{width:100%;height:800px;border:0;background:#fff;resize:both}`;
