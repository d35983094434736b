/** How far below the upper right corner of the map what floats there has to lie, so that it hides nothing that can be chosen. */
export const corner = $state({ aside: 0 });
