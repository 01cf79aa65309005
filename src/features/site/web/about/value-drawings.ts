import type { valuesOf } from '../../content/about';
import type { Strokes } from '../art/drawing';

type Value = ReturnType<typeof valuesOf>[number]['id'];

/** The small drawings of the core values. */
export const valueDrawings: Record<Value, Strokes> = {
  // Dividers and the arc they strike
  excellence: ['M24 12 13 42M24 12l11 30M24 12V5M24 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z', 'M7 33q17 10 34 0'],
  // A catenary arch, found with a hanging chain
  innovation: ['M5 41C14-3 34-3 43 41M2 41h44', 'M24 4v37M12 41c7-25 17-25 24 0'],
  // A truss: no bar stands alone
  collaboration: ['M3 38h42L24 10zM13.5 24h21M24 10v28', 'M13.5 24 24 38l10.5-14'],
  // A spirit level
  integrity: ['M3 19h42v14H3zM10 19v14M38 19v14', 'M17 23h14v6H17zM24 23v6M21.5 26h5'],
  // A brass lamp
  service: [
    'M10 20h28c-2 6-7 8-14 8s-12-2-14-8zM24 28v9M14 43h20l-5-6H19z',
    'M24 4c4.5 6 4.5 9 0 12-4.5-3-4.5-6 0-12z',
  ],
};
