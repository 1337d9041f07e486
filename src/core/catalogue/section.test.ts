import { describe, expect, it } from 'vitest';
import { catalogue, plain, plans } from '../draft/testing/test-site';
import { logo, dimensions } from '../fields/image-fields';
import { choice } from '../fields/vocabulary';
import { sectionJsonSchema } from './json-schema';
import { defineSection, describeSection, makeCatalogue } from './section';

describe("a section's description", () => {
  it('gives the logo as spec section 3 has it', () => {
    const section = defineSection({
      name: 'Header',
      label: 'Header',
      category: 'header',
      colorMode: 'LIGHT',
      thumbnailRatio: 0.3148,
      fields: {
        logoSrc: logo(),
        logoDimensions: dimensions({ label: 'Sizes' }),
        logoColor: choice({ label: 'Colour', options: ['default', 'black', 'white'] }),
      },
    });
    expect(describeSection(section)).toEqual({
      metaData: {
        logoSrc: {
          type: 'logo',
          valueType: 'string',
          default: '',
          minimum: 0,
          maximum: 2048,
          dimensions: 'logoDimensions',
          optimizationSizes: {
            xlarge: { width: 500 },
            large: { width: 500 },
            medium: { width: 500 },
            small: { width: 500 },
          },
        },
        logoDimensions: { type: 'object', default: {} },
        logoColor: { type: 'choice', default: 'default', options: ['default', 'black', 'white'] },
      },
      defaultProps: { logoSrc: '', logoDimensions: {}, logoColor: 'default' },
    });
  });

  it('gives the items that a new section starts with', () => {
    expect(describeSection(plans).defaultProps['plans']).toEqual([
      { cardTitle: 'Basic', options: [{ text: 'One' }] },
    ]);
  });

  it('follows from the fields as JSON Schema, with lengths in code points and limits of lists', () => {
    expect(sectionJsonSchema(plain)).toMatchObject({
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: 20 },
        titleAlignment: { enum: ['default', 'left', 'center', 'right'] },
        placeholders: { properties: { name: { maxLength: 30 } } },
        buttons: { type: 'array', maxItems: 2 },
      },
    });
    expect(sectionJsonSchema(plans)).toMatchObject({
      properties: {
        plans: { minItems: 1, maxItems: 6, items: { properties: { options: { maxItems: 10 } } } },
      },
    });
  });

  it('is refused twice under one name', () => {
    expect(() => makeCatalogue([plain, plain])).toThrow('Two sections are named Plain.');
    expect(catalogue.size).toBe(3);
  });
});
