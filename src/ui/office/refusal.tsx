import CircleAlert from 'lucide-react/icons/circle-alert';

/** Renders in a row why an action on several rows left this one alone; nothing without a reason. */
export function Refusal({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 py-1 text-sm font-semibold text-danger wrap-anywhere print:hidden">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {reason}
    </p>
  );
}
