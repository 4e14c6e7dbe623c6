"""Second views: the same objects from close by."""
from stage import camera

# key of the family: position, target, lens, f-stop; and brighter by how many stops
DETAILS = {
    "fjord-wall-panel": ((-0.62, -0.75, 1.52), (-0.28, 0, 1.45), 50, 4.0, 0.0),
    "lamel-slat-panel": ((0.66, -0.52, 1.60), (1.02, -0.03, 1.52), 42, 4.0, 0.1),
    "hexa-felt-tiles": ((-0.85, -0.72, 1.60), (-0.42, 0, 1.50), 48, 4.0, 0.0),
    "canvas-print-panel": ((-1.02, -0.62, 1.24), (-0.46, -0.03, 1.25), 42, 4.0, 0.0),
    "linea-baffle": ((2.9, -2.75, 2.72), (1.75, -1.7, 2.70), 42, 5.6, -0.15),
    "nube-ceiling-raft": ((-0.35, -3.15, 2.36), (-0.42, -1.9, 2.20), 45, 4.0, -0.25),
    "luna-round-raft": ((0.30, -2.35, 2.34), (0.62, -1.2, 2.14), 38, 4.0, -0.25),
    "quadra-ceiling-tile": ((0.55, -2.6, 2.05), (0.12, -1.95, 2.75), 42, 5.6, 0.2),
    "bureau-desk-screen": ((-0.95, -1.35, 1.20), (-0.45, -0.53, 1.02), 50, 4.0, 0.0),
    "paravent-divider": ((-0.72, -1.75, 1.52), (-0.28, -0.85, 1.40), 50, 4.0, 0.0),
    "cascade-hanging-divider": ((-0.85, -1.75, 1.75), (-0.35, -0.95, 1.70), 50, 4.0, 0.0),
    "drape-acoustic-curtain": ((-0.95, -1.15, 1.45), (-0.42, -0.17, 1.45), 50, 4.0, -0.1),
    "pyra-foam-panel": ((-0.60, -0.55, 1.62), (-0.28, 0, 1.48), 50, 4.0, 0.3),
    "wedge-foam-panel": ((-0.42, -0.62, 1.58), (-0.02, 0, 1.44), 45, 4.0, 0.3),
    "corner-bass-trap": ((0.1, -1.25, 1.62), (0.74, -0.28, 1.32), 45, 4.0, 0.25),
    "melamine-absorber-block": ((-0.68, -1.12, 0.98), (-0.12, -0.55, 0.84), 50, 4.0, 0.0),
}


def look_closely(family):
    pos, target, lens, fstop, brighter = DETAILS[family]
    camera(pos, target, lens, fstop=fstop)
    return brighter
