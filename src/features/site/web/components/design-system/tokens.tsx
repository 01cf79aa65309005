import { clsx } from 'clsx';
import { Row, Specimen } from './specimen';

type Swatch = { name: string; className: string };

// Written out, because Tailwind finds class names by reading the source.
const palettes: Array<{ name: string; swatches: Swatch[] }> = [
  {
    name: 'Surfaces',
    swatches: [
      { name: 'paper', className: 'bg-paper text-ink' },
      { name: 'sunken', className: 'bg-sunken text-ink' },
      { name: 'card', className: 'bg-card text-ink' },
      { name: 'deep', className: 'bg-deep text-on-deep' },
    ],
  },
  {
    name: 'Text and lines',
    swatches: [
      { name: 'ink', className: 'bg-ink text-paper' },
      { name: 'muted', className: 'bg-muted text-paper' },
      { name: 'line', className: 'bg-line text-ink' },
      { name: 'line-strong', className: 'bg-line-strong text-black' },
    ],
  },
  {
    name: 'Paddy, laterite, brass',
    swatches: [
      { name: 'primary', className: 'bg-primary text-on-primary' },
      { name: 'primary-tint', className: 'bg-primary-tint text-primary' },
      { name: 'laterite', className: 'bg-laterite text-on-laterite' },
      { name: 'laterite-tint', className: 'bg-laterite-tint text-laterite-ink' },
      { name: 'brass', className: 'bg-brass text-black' },
      { name: 'brass-tint', className: 'bg-brass-tint text-brass-ink' },
    ],
  },
  {
    name: 'States',
    swatches: [
      { name: 'danger', className: 'bg-danger text-on-danger' },
      { name: 'danger-tint', className: 'bg-danger-tint text-danger' },
      { name: 'info-tint', className: 'bg-info-tint text-info' },
      { name: 'silver-tint', className: 'bg-silver-tint text-silver-ink' },
    ],
  },
];

const sizes = [
  ['text-5xl', 'text-5xl font-bold'],
  ['text-4xl', 'text-4xl font-semibold'],
  ['text-3xl', 'text-3xl font-semibold'],
  ['text-2xl', 'text-2xl font-semibold'],
  ['text-xl', 'text-xl font-semibold'],
  ['text-lg', 'text-lg'],
  ['text-base', 'text-base'],
  ['text-sm', 'text-sm'],
  ['text-xs', 'text-xs'],
  ['text-2xs', 'text-2xs'],
] as const;

const malayalam = 'പാലക്കാട് ജില്ലയിലെ ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും കൂട്ടായ്മ.';

/** Colours, type, radii, shadows and motifs. */
export function Tokens() {
  return (
    <>
      <Specimen title="Colour" note="bg-*, text-*, border-*. Only these exist; both themes come with them.">
        {palettes.map((palette) => (
          <div key={palette.name}>
            <h4 className="mb-2 text-sm text-muted">{palette.name}</h4>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-6">
              {palette.swatches.map((swatch) => (
                <li
                  key={swatch.name}
                  className={clsx(
                    'flex h-18 items-end rounded-md border border-line p-2.5 text-xs font-semibold',
                    swatch.className,
                  )}
                >
                  {swatch.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Specimen>
      <Specimen title="Type" note="Anek Latin, one variable file. From xl on sizes grow with the screen.">
        <dl className="flex flex-col gap-4">
          {sizes.map(([name, className]) => (
            <div key={name} className="grid items-baseline gap-x-4 sm:grid-cols-[5rem_1fr]">
              <dt className="text-xs text-muted">{name}</dt>
              <dd className={`${className} min-w-0 break-words`}>Built to last in Palakkad</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen title="Malayalam" note='lang="ml" on the element: Anek Malayalam is fetched, lines get more room.'>
        <div lang="ml">
          <h4 className="text-2xl">കെട്ടിട നിർമ്മാണം, സുരക്ഷ, സേവനം</h4>
          <p className="mt-2 max-w-text">{malayalam}</p>
        </div>
        <p className="max-w-text">
          Mixed text keeps one rhythm: the committee of <span lang="ml">പാലക്കാട്</span> meets on 12 January; the fee is
          ₹1,500. <a href="#tokens">A link in running text</a> is underlined.
        </p>
      </Specimen>
      <Specimen title="Radii and shadows" note="rounded-sm 4, md 6, lg 8, xl 10 px.">
        <Row>
          {['rounded-sm shadow-sm', 'rounded-md shadow-md', 'rounded-lg shadow-lg', 'rounded-xl'].map((className) => (
            <span
              key={className}
              className={clsx('grid h-20 w-40 place-items-center border border-line bg-card text-xs', className)}
            >
              {className}
            </span>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Motifs" note="drafting-grid, dimension-mark, corner-marks: for one thing per screen, not all.">
        <div className="grid gap-4 sm:grid-cols-3">
          <div className="drafting-grid grid h-28 place-items-center rounded-lg border border-line text-xs">
            drafting-grid
          </div>
          <div className="flex h-28 items-center justify-center gap-3 rounded-lg border border-line text-xs">
            <span aria-hidden="true" className="dimension-mark text-laterite" /> dimension-mark
          </div>
          <div className="corner-marks grid h-28 place-items-center text-xs">corner-marks</div>
        </div>
        <div className="rounded-lg bg-deep p-6 text-on-deep">
          <p className="text-xl font-semibold">The deep surface</p>
          <p className="text-on-deep-muted">For the footer and one band of a page; text on-deep and on-deep-muted.</p>
        </div>
      </Specimen>
    </>
  );
}
