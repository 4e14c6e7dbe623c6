"""Pictures of the screens and dividers."""
from materials import CLAY, MOSS, OAT, PINE, SAND, cloth, felt, oak, plain
from mesh import Mesh, box
from products import curtain, cut_sheet, desk_screen, folding_screen, leaf_holes, wires
from props import bench, books, branches, ceramics, cup, desk, leaf_green, monitor, round_table, shell_chair, task_chair, vase
from room import backdrop, plank_floor, skirting, studio, window_wall
from stage import area, camera, daylight

def bureau_desk_screen():
    studio()
    black = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    desk(0.15, -0.55, 1.6)
    desk_screen(0.15, -0.53, 0.62, 1.6, 0.62, felt("pine", PINE))
    g, (leaf, stem) = ceramics(), leaf_green()
    monitor(0.0, -0.82, 0.74, plain("monitor", (0.03, 0.03, 0.032), 0.4), plain("screen", (0.012, 0.014, 0.016), 0.12, 0.5))
    box("keyboard", (0.0, -1.12, 0.748), (0.36, 0.12, 0.012), plain("keys", (0.5, 0.49, 0.46), 0.5), 0.004, seg=3)
    books(-0.42, -1.0, 0.74, [(0.25, 0.18, 0.02, (0.06, 0.09, 0.07)), (0.21, 0.15, 0.014, CLAY)], turn=1.4)
    cup(0.36, -1.1, 0.74, g["chalk"])
    vase(0.66, -0.78, 0.74, 0.18, 0.065, g["clay"])
    branches(0.66, -0.78, 0.9, 0.36, 4, leaf, stem, seed=6, spread=0.2)
    task_chair(0.42, -1.72, 0.5, felt("chair", (0.20, 0.19, 0.175)), black)
    daylight()
    camera((-1.5, -4.1, 1.45), (0.16, -0.7, 1.0), lens=45, shift=(0.015, -0.165), level=True)


def paravent_divider():
    studio()
    oat = felt("moss", MOSS)
    folding_screen(-0.95, -0.75, 0.62, 1.72, [-0.30, 0.36, -0.26], oat, oak())
    shell_chair(1.30, -1.45, 0.35, felt("chair", SAND), oak())
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(-1.28, -0.55, 0, 0.46, 0.15, g["chalk"], neck=0.42)
    branches(-1.28, -0.55, 0.42, 0.95, 6, leaf, stem, seed=12, spread=0.42, leaf_len=0.10, leaf_w=0.055)
    daylight()
    camera((-0.5, -4.3, 1.3), (0.08, 0, 1.0), lens=42, shift=(0, -0.1), level=True)


def cascade_hanging_divider():
    studio()
    pine = felt("pine", PINE)
    w, h = 0.62, 2.0
    for i in range(3):
        x, z = -0.98 + (w + 0.03) * i, 0.28
        cut_sheet(x, z, w, h, -0.95, pine, leaf_holes(w, h))
    steel = plain("powder black", (0.02, 0.02, 0.021), 0.45)
    m = Mesh(4)
    m.rod((-1.06, -0.945, 2.30), (1.02, -0.945, 2.30), 0.011)
    m.build("rail", steel, smooth=True)
    wires([(-0.8, -0.945, 2.305), (0.76, -0.945, 2.305)], 3.4)
    bench(0.55, -0.35, 1.5)
    g, (leaf, stem) = ceramics(), leaf_green()
    vase(1.05, -0.35, 0.44, 0.26, 0.085, g["chalk"])
    branches(1.05, -0.35, 0.67, 0.5, 5, leaf, stem, seed=5, spread=0.26)
    daylight()
    camera((-0.95, -4.5, 1.35), (0.02, -0.5, 1.35), lens=44, shift=(0, -0.03), level=True)


def drape_acoustic_curtain():
    W, H = 7.0, 2.9
    openings = [(-0.75, 1.35, 0.35, 2.4, 3, 2)]
    window_wall("x", 0.12, -W / 2, W / 2, 0, H, openings)
    backdrop("x", 4.5, -8, 8, -2.5, 6.0, 1.8)
    plank_floor(-W / 2, W / 2, -6, 0.3, "x")
    skirting(-W / 2, W / 2)
    wool = cloth("wool", (0.085, 0.125, 0.095), tile=0.05, bump=0.0010, sheen=0.5)
    curtain(-1.75, -0.12, -0.17, 0.012, 2.62, wool, 8, depth=0.044, seed=4)
    curtain(1.12, 1.85, -0.17, 0.012, 2.62, wool, 4, depth=0.044, seed=8)
    m = Mesh(3)
    m.rod((-1.9, -0.17, 2.645), (2.0, -0.17, 2.645), 0.014)
    m.build("rod", plain("powder black", (0.02, 0.02, 0.021), 0.45), smooth=True)
    g, (leaf, stem) = ceramics(), leaf_green()
    shell_chair(0.72, -1.0, -0.55, felt("chair", OAT), oak())
    round_table(0.12, -0.75, 0.48, 0.24)
    cup(0.06, -0.8, 0.48, g["chalk"])
    books(0.2, -0.7, 0.48, [(0.21, 0.15, 0.02, CLAY)])
    daylight(strength=0.85)
    area((0.3, 0.5, 1.5), (0.2, -2, 0.8), (2.0, 2.0), 70, (1, 0.98, 0.95))
    camera((-0.65, -4.2, 1.35), (0.0, 0, 1.35), lens=38, shift=(0, -0.01), level=True)


PICTURES = {
    "bureau-desk-screen": bureau_desk_screen,
    "paravent-divider": paravent_divider,
    "cascade-hanging-divider": cascade_hanging_divider,
    "drape-acoustic-curtain": drape_acoustic_curtain,
}
