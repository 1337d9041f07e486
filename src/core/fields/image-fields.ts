/** Words for pictures: where one is, its smaller copies, how it is cropped. */
import * as z from 'zod/mini';
import { ADDRESS_MAX_CHARACTERS } from '../links/normalise-address';
import { isSafeAddress } from '../links/safe-address';
import { address, field } from './build-field';
import type { Field } from './field';

/** An image's address, on this site's media store or elsewhere; `dimensions` names the field of its smaller copies. */
export function image(options: {
  label: string;
  dimensions?: string;
  sizeKey?: string;
  isDecorative?: boolean;
  isLogo?: boolean;
}): Field<string> {
  const { label, ...rest } = options;
  return field({
    meta: { kind: 'image', label, max: ADDRESS_MAX_CHARACTERS, ...rest },
    schema: () => address(ADDRESS_MAX_CHARACTERS),
    initial: () => '',
  });
}

/** A logo's address (spec section 3: a string of 0 to 2048 characters, four copies each 500 px wide). */
export function logo(): Field<string> {
  return field({
    meta: {
      kind: 'image',
      label: 'Logo',
      max: ADDRESS_MAX_CHARACTERS,
      dimensions: 'logoDimensions',
      isLogo: true,
    },
    schema: () => address(ADDRESS_MAX_CHARACTERS),
    initial: () => '',
  });
}

const sizes = z.object({
  xlarge: z.optional(z.string()),
  large: z.optional(z.string()),
  medium: z.optional(z.string()),
  small: z.optional(z.string()),
});

/** Addresses of an image's smaller copies, by size (spec section 3: xlarge, large, medium, small). */
export type Dimensions = z.infer<typeof sizes>;

/** The smaller copies of the image beside it. */
export function dimensions(options: { label: string }): Field<Dimensions> {
  return field({
    meta: { kind: 'dimensions', label: options.label },
    schema: () =>
      sizes.check(
        z.refine(
          (all) => Object.values(all).every((one) => one === undefined || isSafeAddress(one)),
          {
            error: 'Each size needs a web address.',
          },
        ),
      ),
    initial: () => ({}),
  });
}

/** One smaller copy that serves every size (spec section 3, "With optimized"); sizes of their own are kept as they are. */
export function oneForAllSizes(options: { label: string }): Field<string | Dimensions> {
  const { meta, ...each } = dimensions(options);
  return field({
    meta,
    schema: () => z.union([address(ADDRESS_MAX_CHARACTERS), each.schema]),
    initial: () => '',
  });
}

const cropParams = z.nullable(
  z.object({
    containerWidth: z.number().check(z.minimum(0)),
    width: z.number().check(z.minimum(0)),
    left: z.number(),
    top: z.number(),
    /** Rotation in degrees. */
    transform: z.number(),
  }),
);

/** Crop of an image (spec section 3): pixels of the container it was set in, rotation in degrees; null: not cropped. */
export type CropParams = z.infer<typeof cropParams>;

/** How the image beside it is cropped. */
export function crop(options: { label: string }): Field<CropParams> {
  return field({
    meta: { kind: 'crop', label: options.label },
    schema: () => cropParams,
    initial: () => null,
  });
}
