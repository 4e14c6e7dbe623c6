"""Pictures of the wall panels."""
import math
from materials import CLAY, MOSS, OAT, PINE, SAGE, SAND, boucle, felt, oak, plain, plaster
from mesh import Mesh
from products import fjord, framed_canvas, hexagon, lamel
from props import bench, books, bowl, branches, ceramics, cup, floor_lamp, leaf_green, shell_chair, sideboard, vase
from room import studio
from stage import camera, daylight


def fjord_wall_panel():
    studio()
    pine = felt("pine", PINE)
    for i in range(3):
        fjord(-1.32 + 0.9 * i, 0.07 + 0.36, 0.897, 1.9, pine, mirror=i == 1, seed=2)
    shell_chair(0.58, -0.62, -0.45, boucle("chair", (0.50, 0.47, 0.40)), oak())
    floor_lamp(1.42, -0.30, 1.42, plain("shade", (0.60, 0.56, 0.49), 0.8), plain("powder black", (0.02, 0.02, 0.021), 0.45))
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
    """Seen over the table of a meeting corner."""
    studio(paint=plaster("sand wall", (0.50, 0.43, 0.345)))
    framed_canvas(0.05, 1.52, 1.5, 1.0)
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    x, y, top = 0.35, -1.60, 0.74
    Mesh(8).box((x, y, top - 0.015), (2.5, 0.95, 0.03), 0).build("table top", oak(), 0.005, 3)
    legs = Mesh(5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            legs.box((x + sx * 1.03, y + sy * 0.35, (top - 0.03) / 2), (0.05, 0.05, top - 0.03))
    legs.build("table legs", black, 0.004)
    shell_chair(-0.50, -0.74, 0.30, felt("chair pine", PINE), black)
    shell_chair(0.52, -0.78, -0.26, felt("chair grey", (0.20, 0.19, 0.175)), black)
    g, (leaf, stem) = ceramics(), leaf_green()
    books(-0.38, -1.52, top, [(0.29, 0.21, 0.012, (0.50, 0.46, 0.38))], turn=0.12)
    cup(-0.12, -1.46, top, g["chalk"])
    cup(0.42, -1.42, top, g["chalk"])
    books(0.62, -1.52, top, [(0.29, 0.21, 0.012, (0.06, 0.09, 0.07))], turn=-0.15)
    vase(1.42, -0.42, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(1.42, -0.42, 0.46, 0.95, 7, leaf, stem, seed=12, spread=0.40, leaf_len=0.10, leaf_w=0.055)
    daylight(patch=-1.1)
    camera((-0.80, -3.95, 1.20), (0.12, 0, 1.20), lens=41, shift=(0, 0.012), level=True)


PICTURES = {
    "fjord-wall-panel": fjord_wall_panel,
    "lamel-slat-panel": lamel_slat_panel,
    "hexa-felt-tiles": hexa_felt_tiles,
    "canvas-print-panel": canvas_print_panel,
}
