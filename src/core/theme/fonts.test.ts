import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_PAIRS } from './font-pairs';
import { FONTS, fontFamily, fontStack } from './fonts';

describe('fonts', () => {
  it('agree with the packages that they come from', () => {
    for (const font of FONTS) {
      const file = new URL(
        `../../../node_modules/${font.packageName}/metadata.json`,
        import.meta.url,
      );
      const meta = JSON.parse(readFileSync(file, 'utf8')) as {
        id: string;
        family: string;
        category: string;
        license: { type: string };
        variable: Record<string, unknown>;
      };
      expect(font).toMatchObject({ id: meta.id, name: meta.family, category: meta.category });
      expect(meta.license.type).toBe('OFL-1.1');
      expect(Object.keys(meta.variable)).toContain('wght');
    }
  });

  it('come in at least twelve pairs of known families', () => {
    expect(FONT_PAIRS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(FONT_PAIRS.map(({ id }) => id)).size).toBe(FONT_PAIRS.length);
    const ids = new Set(FONTS.map(({ id }) => id));
    const used = new Set(
      FONT_PAIRS.flatMap(({ primaryFont, secondaryFont }) => [primaryFont, secondaryFont]),
    );
    expect(used).toEqual(ids);
  });

  it('are found by id or name, else the default', () => {
    expect(fontFamily('space-grotesk').name).toBe('Space Grotesk');
    expect(fontFamily('Source Serif 4').id).toBe('source-serif-4');
    expect(fontFamily("x';}").id).toBe('inter');
    expect(fontStack(fontFamily('lora'))).toBe(
      "'Lora Variable', 'Lora Variable Fallback', Georgia, 'Times New Roman', serif",
    );
  });
});
