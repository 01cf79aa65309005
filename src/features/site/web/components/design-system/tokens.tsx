import { clsx } from 'clsx';
import { Row, Specimen } from './specimen';

// Spelled out, because Tailwind finds class names by reading the source. A colour's name is that of its background
// class.
const palettes: Record<string, string[]> = {
  Surfaces: ['bg-paper text-ink', 'bg-sunken text-ink', 'bg-card text-ink', 'bg-deep text-on-deep'],
  'Text and lines': ['bg-ink text-paper', 'bg-muted text-paper', 'bg-line text-ink', 'bg-line-strong text-black'],
  'Paddy, laterite, brass': [
    'bg-primary text-on-primary',
    'bg-primary-tint text-primary',
    'bg-laterite text-on-laterite',
    'bg-laterite-tint text-laterite-ink',
    'bg-brass text-black',
    'bg-brass-tint text-brass-ink',
  ],
  States: [
    'bg-danger text-on-danger',
    'bg-danger-tint text-danger',
    'bg-info-tint text-info',
    'bg-silver-tint text-silver-ink',
  ],
};

const sizes = [
  'text-5xl font-bold',
  'text-4xl font-semibold',
  'text-3xl font-semibold',
  'text-2xl font-semibold',
  'text-xl font-semibold',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
  'text-2xs',
];

const firstClass = (classes: string) => classes.split(' ')[0]!;

const malayalam = 'പാലക്കാട് ജില്ലയിലെ ലൈസൻസുള്ള എഞ്ചിനീയർമാരുടെയും സൂപ്പർവൈസർമാരുടെയും കൂട്ടായ്മ.';

/** Shows colours, type, radii, shadows and motifs. */
export function Tokens() {
  return (
    <>
      <Specimen title="Colour" note="bg-*, text-*, border-*. Only these exist; both themes come with them.">
        {Object.entries(palettes).map(([name, swatches]) => (
          <div key={name}>
            <h4 className="mb-2 text-sm text-muted">{name}</h4>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-6">
              {swatches.map((className) => (
                <li
                  key={className}
                  className={clsx(
                    'flex h-18 items-end rounded-md border border-line p-2.5 text-xs font-semibold',
                    className,
                  )}
                >
                  {firstClass(className).replace('bg-', '')}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Specimen>
      <Specimen title="Type" note="Anek Latin, one variable file. From xl on sizes grow with the screen.">
        <dl className="flex flex-col gap-4">
          {sizes.map((className) => (
            <div key={className} className="grid items-baseline gap-x-4 sm:grid-cols-[5rem_1fr]">
              <dt className="text-xs text-muted">{firstClass(className)}</dt>
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
