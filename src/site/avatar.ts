/** The picture of a person who has none of their own: a head and shoulders, cut to a circle by whatever shows it. */
export const AVATAR_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
  '<path fill="#e3e6ea" d="M0 0h48v48H0z"/>' +
  '<path fill="#667080" d="M24 10a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17m0 20.5c9 0 15.5 5 17 13V48H7v-4.5c1.5-8 8-13 17-13"/>' +
  '</svg>';
