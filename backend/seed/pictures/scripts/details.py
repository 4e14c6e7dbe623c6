"""Second views: the same objects from close by."""
from stage import camera

# key of the family: position, target, lens, f-stop; and brighter by how many stops
DETAILS = {
    "fjord-wall-panel": ((-0.62, -0.75, 1.52), (-0.28, 0, 1.45), 50, 4.0, 0.0),
    "lamel-slat-panel": ((0.66, -0.52, 1.60), (1.02, -0.03, 1.52), 42, 4.0, 0.1),
    "hexa-felt-tiles": ((-0.85, -0.72, 1.60), (-0.42, 0, 1.50), 48, 4.0, 0.0),
    "canvas-print-panel": ((-1.05, -0.62, 1.82), (-0.60, -0.03, 1.80), 40, 4.0, 0.0),
    "linea-baffle": ((1.2, -4.2, 2.02), (-0.3, -2.6, 2.62), 50, 5.6, 0.2),
    "nube-ceiling-raft": ((0.9, -3.3, 1.85), (0.55, -1.9, 2.16), 50, 4.0, 0.2),
    "luna-round-raft": ((0.15, -2.9, 1.95), (0.45, -1.4, 2.22), 42, 4.0, 0.2),
    "quadra-ceiling-tile": ((0.5, -3.4, 1.75), (0.05, -2.1, 2.75), 42, 5.6, 0.3),
    "bureau-desk-screen": ((-0.95, -1.35, 1.20), (-0.45, -0.53, 1.02), 50, 4.0, 0.0),
    "paravent-divider": ((-0.72, -1.75, 1.52), (-0.28, -0.85, 1.40), 50, 4.0, 0.0),
    "cascade-hanging-divider": ((-0.85, -1.75, 1.75), (-0.35, -0.95, 1.70), 50, 4.0, 0.0),
    "drape-acoustic-curtain": ((-0.95, -1.15, 1.45), (-0.42, -0.17, 1.45), 50, 4.0, 0.2),
    "pyra-foam-panel": ((-0.60, -0.55, 1.62), (-0.28, 0, 1.48), 50, 4.0, 0.3),
    "wedge-foam-panel": ((-0.42, -0.62, 1.58), (-0.02, 0, 1.44), 45, 4.0, 0.3),
    "corner-bass-trap": ((0.1, -1.25, 1.62), (0.74, -0.28, 1.32), 45, 4.0, 0.4),
    "melamine-absorber-block": ((-0.68, -1.12, 0.98), (-0.12, -0.55, 0.84), 50, 4.0, 0.0),
}


def look_closely(family):
    pos, target, lens, fstop, brighter = DETAILS[family]
    camera(pos, target, lens, fstop=fstop)
    return brighter
