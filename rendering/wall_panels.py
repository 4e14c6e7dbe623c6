"""Pictures of the wall panels."""
import math
from materials import CLAY, MOSS, OAT, PINE, SAGE, SAND, felt, oak, plain
from products import fjord, framed_canvas, hexagon, lamel
from props import bench, books, bowl, branches, ceramics, floor_lamp, leaf_green, sideboard, vase
from room import studio
from stage import camera, daylight


def fjord_wall_panel():
    studio()
    pine = felt("pine", PINE)
    for i in range(3):
        fjord(-1.32 + 0.9 * i, 0.07 + 0.36, 0.897, 1.9, pine, mirror=i == 1, seed=2)
    g = ceramics()
    bench(0.35, -0.46, 1.5)
    leaf, stem = leaf_green()
    vase(0.78, -0.46, 0.44, 0.26, 0.085, g["chalk"])
    branches(0.78, -0.46, 0.66, 0.55, 5, leaf, stem, seed=5, spread=0.3)
    books(0.18, -0.46, 0.44, [(0.26, 0.19, 0.026, (0.30, 0.28, 0.24)), (0.22, 0.16, 0.02, CLAY)])
    daylight()
    camera((-1.35, -3.7, 1.35), (0.12, 0, 1.24), lens=40, shift=(0, -0.005), level=True)


def lamel_slat_panel():
    studio()
    for i in range(4):
        lamel(-1.36 + 0.64 * i, 0.075, 0.638, 2.4, wood=oak("slats"), seed=3 + i)
    g = ceramics()
    bench(0.62, -0.42, 1.25)
    bowl(0.85, -0.42, 0.44, 0.15, g["ink"])
    books(0.42, -0.42, 0.44, [(0.27, 0.2, 0.03, (0.55, 0.51, 0.43)), (0.23, 0.17, 0.022, (0.05, 0.08, 0.06))], turn=-0.1)
    daylight()
    camera((-1.75, -2.7, 1.32), (0.10, 0, 1.2), lens=36, shift=(0, -0.02), level=True)


def hexa_felt_tiles():
    studio()
    kinds = {"p": (PINE, "pine"), "s": (SAGE, "sage"), "o": (OAT, "oat"), "c": (CLAY, "clay"), "a": (SAND, "sand"), "m": (MOSS, "moss")}
    rows = ["  pms  ", " ppsoa ", " pmpsoc", "  mpso ", "   pm  "]
    r = 0.165
    w = r * math.sqrt(3)
    for i, row in enumerate(rows):
        for j, k in enumerate(row):
            if k == " ":
                continue
            c, n = kinds[k]
            hexagon(-0.98 + w * (j + (0.5 if i % 2 else 0)) + 0.05, 2.0 - 1.5 * r * i, r - 0.0015, 0.02 + 0.014 * ((i * 2 + j * 3) % 3), felt(n, c))
    g = ceramics()
    sideboard(0.15, -0.02, 1.9)
    leaf, stem = leaf_green()
    vase(0.78, -0.22, 0.62, 0.24, 0.08, g["clay"], neck=0.4)
    branches(0.78, -0.22, 0.83, 0.5, 4, leaf, stem, seed=8, spread=0.24)
    books(-0.35, -0.22, 0.62, [(0.27, 0.2, 0.028, (0.50, 0.44, 0.34)), (0.24, 0.17, 0.022, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.018, (0.6, 0.57, 0.5))], turn=0.06)
    bowl(-0.36, -0.22, 0.69, 0.07, g["chalk"])
    daylight()
    camera((-0.95, -3.3, 1.4), (0.06, 0, 1.25), lens=42, shift=(0, -0.02), level=True)


def canvas_print_panel():
    studio()
    framed_canvas(0.05, 1.52, 1.5, 1.0)
    g = ceramics()
    sideboard(0.15, -0.02, 2.0)
    vase(-0.62, -0.22, 0.62, 0.2, 0.095, g["moss"], neck=0.5)
    bowl(0.55, -0.22, 0.62, 0.14, g["chalk"])
    books(-0.2, -0.22, 0.62, [(0.28, 0.21, 0.03, (0.5, 0.46, 0.38)), (0.24, 0.18, 0.024, (0.05, 0.08, 0.06))], turn=0.08)
    floor_lamp(1.42, -0.45, 1.5, plain("linen shade", (0.66, 0.6, 0.5), 0.9), plain("brass", (0.45, 0.33, 0.14), 0.35, 0.5, 0.9))
    daylight()
    camera((-1.0, -3.6, 1.4), (0.12, 0, 1.2), lens=42, shift=(0, -0.01), level=True)


PICTURES = {
    "fjord-wall-panel": fjord_wall_panel,
    "lamel-slat-panel": lamel_slat_panel,
    "hexa-felt-tiles": hexa_felt_tiles,
    "canvas-print-panel": canvas_print_panel,
}
